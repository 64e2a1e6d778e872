import { Card, Form } from 'antd'
import type { ReactNode } from 'react'
import css from './form-card.module.css'

/** A form of several cards that is saved as a whole by the frame around it. */
export function FormCards({ children }: { children: ReactNode }) {
  return (
    <Form layout="vertical" component="div" className={css['cards'] ?? ''}>
      {children}
    </Form>
  )
}

/** One part of such a form. */
export function FormCard({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Card title={title}>
      {help !== undefined && <p className={css['help']}>{help}</p>}
      {children}
    </Card>
  )
}
