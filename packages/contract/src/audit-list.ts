/** What the audit log tells of, from all rooms. Apart from `rooms.ts`, which every page behind the sign-in loads. */
import { rooms, type SubjectOf, type RoomName } from './rooms.ts'

export const auditedSubjects: readonly SubjectOf<RoomName>[] = Object.values(rooms).flatMap(
  ({ subjects }): readonly SubjectOf<RoomName>[] => subjects,
)
