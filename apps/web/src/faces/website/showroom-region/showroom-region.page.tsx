export { HallPage as default } from '../hall/hall-page.tsx'
