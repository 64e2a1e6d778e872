import { PavilionSkin } from '@portal/contract/enterprise-content'
import type { EnterpriseFaces, HallCard, HallDetail, hallDetail, HallKind, HallOverview } from '@portal/contract/hall'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { enterpriseBooths } from '../enterprise/index.ts'
import type { Booths } from './hall-booth.service.ts'
import type { ExpoReading } from './hall-expo-reading.service.ts'
import { hallSettingRepo } from './hall-setting.repo.ts'
import { choiceOfHall, columnOf, hallKeys, hallTitle, PLAIN, ZHEJIANG } from './hall.policy.ts'
import { pictureOf, hallCount } from './hall.view.ts'

const EXPOS = 12
const skinOf = (setting: { skin: string } | undefined): PavilionSkin =>
  setting ? PavilionSkin.parse(setting.skin) : PLAIN

/** Halls as visitors see them. */
export function createHallReading(deps: { transactor: Transactor; booths: Booths; expos: Pick<ExpoReading, 'first'> }) {
  const { transactor, booths, expos } = deps
  const reads = transactor.read

  return {
    /** All halls: every industry, and the regions and cities where somebody stands. */
    async overview(): Promise<HallOverview> {
      const [rows, settings, shownExpos] = await Promise.all([
        enterpriseBooths.halls(reads),
        hallSettingRepo(reads).all(),
        expos.first(EXPOS),
      ])
      const leads = [...new Set(rows.map(({ lead }) => lead))]
      const faces = await booths.faces(reads, leads)
      const rowOf = (kind: HallKind, key: string) => rows.find((row) => row[columnOf[kind]] === key)
      const card = (kind: HallKind, key: string): HallCard => {
        const row = rowOf(kind, key)
        const title = hallTitle(kind, key)
        const lead = row?.lead ?? ''
        const file = faces.pavilions.get(lead)?.banner ?? faces.leads.get(lead)?.cover
        const { enterpriseCount, productCount } = hallCount(key, row)
        return {
          kind,
          key,
          title: title?.['zh-cn'] ?? '',
          titleEn: title?.en ?? '',
          enterpriseCount,
          productCount,
          picture: pictureOf(file, '', faces.pictures),
          skin: skinOf(settings.find((one) => one.kind === kind && one.key === key)),
        }
      }
      const cards = (kind: HallKind) => hallKeys[kind].map((key) => card(kind, key))
      const filled = (kind: HallKind) => cards(kind).filter(({ enterpriseCount }) => enterpriseCount > 0)
      const industry = cards('industry')
      const sum = (column: 'enterpriseCount' | 'productCount') =>
        industry.reduce((total, one) => total + one[column], 0)
      return {
        industry,
        region: filled('region'),
        zhejiang: filled('zhejiang'),
        expos: shownExpos,
        total: { key: '', enterpriseCount: sum('enterpriseCount'), productCount: sum('productCount') },
        zhejiangTotal: hallCount(ZHEJIANG, rowOf('region', ZHEJIANG)),
      }
    },

    /** The cover of what each of these enterprises shows first; who shows nothing with a picture is missing. */
    async faces(ids: readonly string[]): Promise<EnterpriseFaces> {
      const { leads, pictures } = await booths.faces(reads, [...new Set(ids)])
      return [...leads.values()].flatMap(({ organisation_id, name, cover }) => {
        const picture = pictureOf(cover, name, pictures)
        return picture ? [{ organisationId: organisation_id, picture }] : []
      })
    },

    /** One hall; A0404 for a code that there is not. */
    async detail({ kind, key = '', pageNum, pageSize }: z.output<typeof hallDetail.query>): Promise<HallDetail> {
      const title = hallTitle(kind, key)
      if (!title) throw fault('A0404')
      const setting = await hallSettingRepo(reads).find(kind, key)
      const skin = skinOf(setting)
      const asked = { first: setting?.pinned ?? [], limit: pageSize, offset: (pageNum - 1) * pageSize, skin }
      const [page, areas] = await Promise.all([
        booths.page(reads, choiceOfHall(kind, key), asked),
        enterpriseBooths.areas(reads, columnOf[kind]),
      ])
      return {
        kind,
        key,
        title: title['zh-cn'],
        titleEn: title.en,
        intro: setting?.intro ?? '',
        introEn: setting?.intro_en ?? '',
        skin,
        ...page,
        areas: areas.map((area) => hallCount(area.key, area)),
      }
    },
  }
}
