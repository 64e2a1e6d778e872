import { walkRooms } from '@portal/testkit/room-walk'

walkRooms('draft')
