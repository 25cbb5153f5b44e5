import { extensionOf, type UploadExtension } from '../../../shared/catalogue/uploads.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';

type Content = 'pdf' | 'zip' | 'ole' | 'binary' | 'text';

/** The `%PDF-` mark of a PDF may have other bytes before it. */
const MARK_WITHIN = 1_024;

const startsWith = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

const contentOf = (bytes: Buffer): Content => {
  if (bytes.subarray(0, MARK_WITHIN).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, '504b0304')) return 'zip';
  if (startsWith(bytes, 'd0cf11e0')) return 'ole';
  const wide = startsWith(bytes, 'fffe') || startsWith(bytes, 'feff');
  return !wide && bytes.subarray(0, MARK_WITHIN).includes(0) ? 'binary' : 'text';
};

/** A password-protected Word document contains a stream of this name, in UTF-16. */
const isEncryptedOffice = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** The file's type, when its name and its first bytes agree; throws `GenerationFailed` when they do not. */
export const kindOf = (file: Uint8Array, name: string): UploadExtension => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = extensionOf(name);
  if (bytes.length === 0) throw new GenerationFailed('empty');
  const content = contentOf(bytes);
  if (kind === 'docx' && content === 'ole')
    throw new GenerationFailed(isEncryptedOffice(bytes) ? 'encrypted' : 'mismatched');
  const fits = { txt: content === 'text', md: content === 'text', pdf: content === 'pdf', docx: content === 'zip' };
  if (kind && fits[kind]) return kind;
  const damaged = (kind === 'pdf' || kind === 'docx') && (content === 'binary' || content === 'text');
  throw new GenerationFailed(damaged ? 'corrupt' : 'mismatched');
};
