/** The parts of Khronos' validator that are used here; the package brings no types of its own. */
declare module 'gltf-validator' {
  export interface Issue {
    code: string
    message: string
    /** 0 error · 1 warning · 2 information · 3 hint */
    severity: number
    pointer?: string
  }
  export interface Report {
    issues: { numErrors: number; messages: Issue[]; truncated: boolean }
  }
  export interface Options {
    maxIssues?: number
    ignoredIssues?: string[]
    writeTimestamp?: boolean
  }
  /** Rejects when the bytes are neither GLB nor glTF. */
  export function validateBytes(bytes: Uint8Array, options?: Options): Promise<Report>
}
