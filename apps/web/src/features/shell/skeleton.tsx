import { Skeleton as AntdSkeleton, type SkeletonProps } from 'antd'

/** The shape of what is coming, for eyes only: the title of antd's would be an empty heading. */
export function Skeleton(props: SkeletonProps) {
  return (
    <div aria-hidden="true">
      <AntdSkeleton active {...props} />
    </div>
  )
}
