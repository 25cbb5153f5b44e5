import { closeSockets } from '../../domain/socket/close-sockets.ts';
import { isEndedBy, isSignedOut } from '../../domain/user/sign-in-end.ts';
import { socketDoors } from '../../runtime/services/socket-doors.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

/** Closes the sockets of one ended sign-in. */
export const closeEnded = async ({ after }: TableChange<'endedSignIn'>): Promise<void> => {
  if (after) await closeSockets(socketDoors(), after.user_id, ({ signInId }) => signInId === after.sign_in, Date.now());
};

/** Closes the sockets of an account that was signed out everywhere. */
export const closeSignedOut = async (change: TableChange<'user'>): Promise<void> => {
  const { after } = change;
  if (after && isSignedOut(change))
    await closeSockets(socketDoors(), after.id, (socket) => isEndedBy(socket, after.signed_out_at), Date.now());
};
