// The generated messages under short names.
export * from '../generated/fate/v1/common_pb';
export * from '../generated/fate/v1/view_pb';
export * from '../generated/fate/v1/event_pb';
export * from '../generated/fate/v1/question_pb';
export * from '../generated/fate/v1/room_pb';
export * from '../generated/fate/v1/client_pb';
export * from '../generated/fate/v1/account_pb';
export {
  Error_Code,
  Left_Reason,
  MatchStateSchema,
  Notice_Kind,
  ServerMessageSchema,
  UpdateSchema,
  type ChatLines,
  type MatchState,
  type Notice,
  type RoomList,
  type ServerMessage,
  type Update,
  type WindowHeld,
} from '../generated/fate/v1/server_pb';
export * from '../generated/fate/v1/admin_pb';
export * from '../generated/fate/v1/log_pb';
export * from '../generated/fate/v1/replay_pb';
