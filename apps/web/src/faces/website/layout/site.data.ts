import { webSetting, type PublicSettings } from '@portal/contract/setting'
import type { PageContext } from '../page-data.ts'

/** What stands around every page: the site's name, its record numbers, whom to turn to. */
export const load = ({ call }: PageContext): Promise<PublicSettings> => call(webSetting, {})
