import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SRP-6a as Cognito runs it: the 3072-bit group of RFC 5054, SHA-256, and a key named after its first developer. */
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const G = 2n;
const K = number(hash(pad(N), pad(G)));
const INFO = Buffer.from('Caldera Derived Key\u0001');

/** Stored instead of a password: enough to verify a proof, not to create one. Both are hex. */
export interface Verifier {
  salt: string;
  verifier: string;
}

/** `identity` is the pool's name followed by the user's. */
export function makeVerifier(identity: string, password: string, salt = randomBytes(16).toString('hex')): Verifier {
  return { salt: pad(number(salt)), verifier: power(G, privateKey(identity, password, salt)).toString(16) };
}

export function passwordMatches(identity: string, password: string, kept: Verifier): boolean {
  return makeVerifier(identity, password, kept.salt).verifier === kept.verifier;
}

/** The server's half of the exchange; undefined for a client value that would make the key guessable. */
export function answerChallenge(
  kept: Verifier,
  clientPublic: string,
): { serverPublic: string; key: Buffer } | undefined {
  const a = /^[\da-f]+$/i.test(clientPublic) ? number(clientPublic) : 0n;
  if (a % N === 0n) return undefined;
  const verifier = number(kept.verifier);
  const secret = number(randomBytes(32).toString('hex'));
  const serverPublic = (K * verifier + power(G, secret)) % N;
  const scramble = number(hash(pad(a), pad(serverPublic)));
  const shared = power(a * power(verifier, scramble), secret);
  const extracted = createHmac('sha256', bytes(pad(scramble)))
    .update(bytes(pad(shared)))
    .digest();
  return {
    serverPublic: serverPublic.toString(16),
    key: createHmac('sha256', extracted).update(INFO).digest().subarray(0, 16),
  };
}

/** The proof a client that knows the password sends, base64. */
export function proof(key: Buffer, identity: string, secretBlock: string, timestamp: string): string {
  const message = Buffer.concat([Buffer.from(identity), Buffer.from(secretBlock, 'base64'), Buffer.from(timestamp)]);
  return createHmac('sha256', key).update(message).digest('base64');
}

function privateKey(identity: string, password: string, salt: string): bigint {
  const inner = createHash('sha256').update(`${identity}:${password}`).digest('hex');
  return number(hash(pad(number(salt)), inner));
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** Hex of whole bytes, with a leading zero byte where it would be read as a negative number. */
function pad(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

function hash(...hex: string[]): string {
  return createHash('sha256')
    .update(bytes(hex.join('')))
    .digest('hex');
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

function number(hex: string): bigint {
  return BigInt(`0x${hex}`);
}
