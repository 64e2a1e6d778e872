import { z } from 'zod'
import type { Bilingual } from './kit.ts'

/** A sentence in both languages, as it is stored: what is stored is parsed when it is read. */
export const BilingualSchema: z.ZodType<Bilingual> = z.object({ 'zh-cn': z.string(), en: z.string() })
