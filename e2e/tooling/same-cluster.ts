/** Vitest global setup: a run inside a test uses the cluster of the run around it. */
import type { TestProject } from 'vitest/node'

/** Called by Vitest. */
export default function setup(project: TestProject): void {
  const { ADMIN_URL } = process.env
  if (ADMIN_URL === undefined) throw new Error('ADMIN_URL names the cluster of the run around this one')
  project.provide('adminUrl', ADMIN_URL)
}
