import { type DemoEnterprise, makers } from './people.ts'
import { suppliers } from './suppliers/index.ts'

/** All enterprises of the demonstration; accounts that the sign-in page offers belong to the first ones. */
export const enterprises: DemoEnterprise[] = [...makers, ...suppliers.map(({ enterprise }) => enterprise)]
