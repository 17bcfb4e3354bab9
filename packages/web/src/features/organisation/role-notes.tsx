import { organisationRoles, type OrganisationRole } from '@maojian/contract/organisation-rules'
import styles from './organisation.module.css'

const notes: Readonly<Record<OrganisationRole, string>> = {
  owner: '管理成员、邀请和机构名称；其余与成员相同',
  member: '查看、新增、修改和删除机构保存的内容',
  reviewer: '与成员相同；供需要双人复核的机构区分人员',
  reader: '查看机构保存的全部内容，不能新增或修改',
}

export const RoleNotes = () => (
  <dl className={styles.roles}>
    {(Object.keys(notes) as OrganisationRole[]).flatMap(role => [
      <dt key={`${role} name`}>{organisationRoles[role]}</dt>,
      <dd key={role}>{notes[role]}</dd>,
    ])}
  </dl>
)
