export const usage = `用法：maojian <命令>

名单
  lists refresh [名单编号] [--accept]          从官方地址下载并更新名单；不写编号时更新全部
  lists import <名单编号> <文件…> [--accept] [--format 格式]
                                              导入本地官方文件；编号 ftm 读取 FollowTheMoney 文件（可为 .gz），
                                              us-csl 读取美国综合筛查名单，ecfr-744 读取 15 CFR 744
  lists status                                显示各名单的版本与状态
      --accept  经人工核实，接受被规则拒绝的更新（条目减少超过 20%、数量超出范围等）

检索（从标准输入逐行读 JSON，向标准输出逐行写 JSON）
  search   {"query","type"?,"country"?,"birthDate"?,"limit"?}
  pair     {"a","b","type"?}

出口管制
  determine                                   许可判定，逐行读写 JSON
           {"eccn","paragraph"?,"destination"（两位国家代码）,"endUser"?,"endUses"?,"value"?,"date"?,"facts"?}
  control refresh [--date 日期] [--accept]     从 eCFR 下载 15 CFR 第 738、740、744、746、774 部分的官方文本，成为新版本
  control import <文件夹|文件…> [--date 日期] [--accept]
                                              导入本地的 eCFR XML（可为 .gz）；日期取自文件名，否则须写 --date
  control status                              显示所用事实与官方文本的日期、版本差异、文本与事实的差异、规则状态
  parts import <文件> [--maker 制造商] [--date 日期]
                                              导入制造商公布的料号与 ECCN（CSV、XLSX、JSON；GBK 亦可），供全部用户查询

批量筛查（只读已发布的名单，不需要启动服务）
  screen <文件> [--out 结果.xlsx|结果.csv] [--columns name=列名,country=列名…]
         文件为 CSV（UTF-8、GBK）或 XLSX；字段：name（必需）、type、country、birthDate、identifiers、reference
         不写 --out 时以 CSV 写到标准输出

账户
  admin create <手机号>                       建立管理员并显示初始密码；已有的账户改为管理员（使用内置数据库时须先停止服务）

退出码：0 成功；1 未完成；2 命令写法有误。设置见环境变量 MAOJIAN_DATA、DATABASE_URL。`
