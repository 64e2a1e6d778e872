/** Enterprises that supply parts and services to the makers of the machines. */
import { bengyun } from './bengyun.ts'
import { chengmo } from './chengmo.ts'
import { chuyao } from './chuyao.ts'
import { ciyue } from './ciyue.ts'
import { hengshi } from './hengshi.ts'
import { qingzhuan } from './qingzhuan.ts'
import { qiongbo } from './qiongbo.ts'
import { ruitong } from './ruitong.ts'
import type { Supplier } from './supplier.ts'
import { xihe } from './xihe.ts'

export const suppliers: Supplier[] = [ciyue, chengmo, qingzhuan, chuyao, xihe, ruitong, qiongbo, bengyun, hengshi]
