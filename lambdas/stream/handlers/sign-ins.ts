import type { DynamoDBRecord } from 'aws-lambda';
import { closeSockets } from '../../domain/socket/close-sockets.ts';
import { isEndedBy } from '../../domain/user/ended.ts';
import { socketDoors } from '../../runtime/services/socket-doors.ts';
import { readEnded } from '../../store/stream/read-ended.ts';
import { readProfile } from '../../store/stream/read-profile.ts';

/** What a sign-in has open closes when it ends: by itself, or with every other one of its account. */
export const followSignOut = async (record: DynamoDBRecord): Promise<void> => {
  const now = Date.now();
  const ended = readEnded(record);
  if (ended) await closeSockets(socketDoors(), ended.userId, ({ signInId }) => signInId === ended.signInId, now);
  const { before, after } = readProfile(record) ?? {};
  if (after === undefined || after.signed_out_at === before?.signed_out_at) return;
  // An account that goes closes its own, before their rows go
  if (after.deleting_at !== undefined) return;
  await closeSockets(socketDoors(), after.id, (socket) => isEndedBy(socket, after.signed_out_at), now);
};
