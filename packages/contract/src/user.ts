/** Accounts and sessions. */
import { z } from 'zod'
import { endpoint, Id, text } from './kit.ts'

export const Login = z.object({
  username: text(64).min(1, { error: 'username.required' }),
  password: text(256).min(1, { error: 'password.required' }).min(6, { error: 'password.short' }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/enterprise/user/login',
  access: 'public',
  summary: 'Sign in with username and password; answers an opaque access token.',
  consumes: 'form',
  body: Login,
  data: z.object({ accessToken: z.string() }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/logout',
  access: 'signed-in',
  summary: 'End the session of the bearer token.',
})

export const CurrentUser = z.object({
  userId: Id,
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  roles: z.array(z.string()),
  perms: z.array(z.string()),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const me = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/me',
  access: 'signed-in',
  summary: 'The signed-in user with roles and permissions.',
  data: CurrentUser,
})
