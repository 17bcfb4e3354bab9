import { organisationRoles, type OrganisationRole } from '@maojian/contract/organisation-rules'
import styles from './organisation.module.css'

const notes: Readonly<Record<OrganisationRole, string>> = {
  owner: '管理成员、邀请和机构名称；其余与复核人相同',
  member: '查看、新增、修改和删除机构保存的内容',
  reviewer: '与成员相同，并可复核他人的判定、物项分类和（要求双人复核时）项目报告',
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
