import * as z from 'zod'

/** Messages of schemas are read by people: in Chinese, over the wire and on the command line. */
z.config(z.locales.zhCN())
