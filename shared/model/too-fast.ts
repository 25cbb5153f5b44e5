/** What a person reads when they, or their address, asked for too much at once; also where a firewall says so. */
export const TOO_FAST = 'That was a lot at once. Please wait a minute and try again.';
