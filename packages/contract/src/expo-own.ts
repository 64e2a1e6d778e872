/** The halls and expos in which an enterprise stands, and how it answers an invitation. */
import { z } from 'zod'
import { ExpoState, HallKey, HallKind } from './hall.ts'
import { Day, endpoint, Id, Instant } from './kit.ts'

export const ownHalls = endpoint({
  method: 'GET',
  path: '/api/enterprise/expo/own',
  access: 'enterprise:read:own',
  summary:
    "The halls in which the caller's enterprise stands, and the expos that invited it or name it by their rule, newest first.",
  data: z.object({
    /** Empty while it shows no product. */
    halls: z.array(z.object({ kind: HallKind, key: HallKey })),
    expos: z.array(
      z.object({
        id: Id,
        title: z.string(),
        titleEn: z.string(),
        place: z.string(),
        placeEn: z.string(),
        startsOn: Day,
        endsOn: Day,
        state: ExpoState,
        /** Whether visitors see the expo. */
        published: z.boolean(),
        answer: z.enum(['rule', 'invited', 'accepted', 'declined']),
        invitedAt: Instant.nullable(),
        answeredAt: Instant.nullable(),
      }),
    ),
    can: z.object({ answer: z.boolean() }),
  }),
})
export type OwnHalls = z.infer<typeof ownHalls.data>

export const expoAnswer = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/expo/answer',
  access: 'enterprise:edit:own',
  summary:
    'Accept or decline an invitation, or change the answer, until the expo is over. A0404 for an expo that neither invited the enterprise nor names it by its rule.',
  body: z.object({ id: Id, accept: z.boolean() }),
})
