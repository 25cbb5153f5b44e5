import { expect, it } from 'vitest';
import { extract } from './extract.ts';

it('keeps a link that has a line of a paragraph to itself', () => {
  const page = 'An instance runs the\n[`signal`](https://docs.example.com/signal.html)\nprogram when it has started.';
  expect(extract(`# Instances\n\n${page}`, 'markdown').body).toContain(
    'An instance runs the `signal` program when it has started.',
  );
});

it('leaves no link to a program in the caption of its picture', () => {
  const figure = `<figure>
<figcaption>
[Gates](gates_en.jar)
</figcaption>
<span data-type="media"> [![](icon.png)](gates_en.jar) </span>
</figure>`;
  expect(extract(`# Locks\n\nWater is heavy.\n\n${figure}`, 'markdown').body).toBe('Water is heavy.');
});

it('reads a picture right below the caption of its figure for what it is', () => {
  const figure =
    '<figure>\n<figcaption>\nTwo gates.\n</figcaption>\n![A gate.](a.jpg)\n\n![Another.](b.jpg)\n</figure>';
  expect(extract(`# Locks\n\nWater is heavy.\n\n${figure}`, 'markdown').body).not.toContain('a.jpg');
});

it('keeps a letter that somebody has changed in a quotation, whose marks a program has escaped', () => {
  const text = '# Locks\n\nShe said so:\n\n\\> \\[T\\]he gate is open.';
  expect(extract(text, 'markdown').body).toMatch(/^She said so:\n\n> \\?\[T\\?\]he gate is open\.$/);
});

it('keeps the words of a labelled link whose code has brackets, and none of its marks', () => {
  const page = '# Data\n\nIt gives ([`Data[key]`][api-data]), or all of it.\n\n[api-data]: #data';
  expect(extract(page, 'markdown').body).toBe('It gives (`Data[key]`), or all of it.');
});

it('reads much code in a bracket that nothing closes without trying each mark twice', () => {
  const page = `# Data\n\nIt gives [${'`a`'.repeat(60)} and more.\n\n[a]: #a`;
  expect(extract(page, 'markdown').body).toContain('and more.');
});

it('pairs a tag that has attributes with the one that closes it', () => {
  const text = 'By mapping. <strong data-type="term">Sequence mapping </strong>came from <em>it</em>.';
  expect(extract(`# Maps\n\n${text}`, 'markdown').body).toBe('By mapping. **Sequence mapping** came from *it*.');
});

it('takes tags that one paragraph opens and another one closes for what they are', () => {
  const body = extract('# Trade\n\nShe said: <q>One left.\n\nNobody came.</q> So it was.', 'markdown').body;
  expect(body).not.toMatch(/<\/?q>/);
});

it('keeps a name in angle brackets that is spelled like a tag, and takes a pair of tags for what it is', () => {
  const text = 'When <T> activates <I>, <I> is <b>added</b> to a list.';
  expect(extract(`# Triggers\n\n${text}`, 'markdown').body).toBe(
    'When \\<T> activates \\<I>, \\<I> is **added** to a list.',
  );
});

it('keeps the marks of a template where a text speaks of them in code', () => {
  const text = 'The string starts with `{%` and no space, and ends with `%}`.';
  expect(extract(`# Expressions\n\n${text} {% include note.html %}`, 'markdown').body).toBe(text);
});
