import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import Prose, { type ProseProps } from './prose.tsx';
import 'katex/dist/katex.min.css';

const remarkPlugins = [remarkMath];
const rehypePlugins = [rehypeKatex];

/** Prose with formulas: loaded only for scenes that contain some. */
export default function ProseMath(props: ProseProps) {
  return <Prose {...props} remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} />;
}
