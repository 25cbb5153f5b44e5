import { closeSockets } from '../../domain/socket/close-sockets.ts';
import { isEndedBy, isSignedOut } from '../../domain/user/sign-in-end.ts';
import { socketDoors } from '../../runtime/services/socket-doors.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

/** What one sign-in has open. */
export const closeEnded = async ({ after }: TableChange<'endedSignIn'>): Promise<void> => {
  if (after) await closeSockets(socketDoors(), after.user_id, ({ signInId }) => signInId === after.sign_in, Date.now());
};

/** What all sign-ins of an account have open. */
export const closeSignedOut = async (change: TableChange<'user'>): Promise<void> => {
  const { after } = change;
  if (after && isSignedOut(change))
    await closeSockets(socketDoors(), after.id, (socket) => isEndedBy(socket, after.signed_out_at), Date.now());
};
