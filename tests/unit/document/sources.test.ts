import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

describe('shortcodes of a manual', () => {
  it('leave the words that they show', () => {
    const tip = '{{< glossary_tooltip text="keeper" term_id="keeper" >}}';
    const text = `# Locks\n\nThe ${tip} opens\nthe gate with a {{<glossary_tooltip\nterm_id="lock-key">}}.`;
    expect(extract(text, 'markdown').body).toBe('The keeper opens the gate with a lock key.');
  });

  it('leave the text between two of them, and no mark', () => {
    const boxes = '{{< note >}}\nMind the step.\n{{< /note >}}\n\n{{% alert color="red" %}}Low water.{{% /alert %}}';
    const state = '{{< feature-state for_version="v1.2" state="beta" >}}';
    expect(extract(`# Locks\n\n${state}\n\n${boxes}`, 'markdown').body).toBe('Mind the step.\n\nLow water.');
  });

  it('of another manual leave the last of their words', () => {
    const text = 'The {{HTTPHeader("ETag")}} names a {{Glossary("lock", "sluice")}}. {{Compat}}';
    expect(extract(`# Locks\n\n{{HTTPSidebar}}\n\n${text}`, 'markdown').body).toBe('The ETag names a sluice.');
  });

  it('keep a caption, and the words of a link that one leads on', () => {
    const figure = '{{< figure src="/a.svg" caption="A gate with two wings." >}}';
    const { body } = extract(`# Locks\n\n${figure}\n\nSee [the yard]({{< ref "yard.md" >}}) first.`, 'markdown');
    expect(body).toBe('*A gate with two wings.*\n\nSee the yard first.');
  });

  it('name what they head, and are text where a text speaks of them', () => {
    const text = '# Locks\n\nWrite `{{< note >}}` above it.\n\n## {{% heading "prerequisites" %}}\n\nYou need a key.';
    const { body, headings } = extract(text, 'markdown');
    expect(body).toContain('Write `{{< note >}}` above it.');
    expect(headings).toContain('Locks › Before you begin');
  });
});

it('leaves no marks that belong to no words, no link to a program, and no table in a line', () => {
  const text = [
    'The **theory of locks**** is old**, said [Ann](#a)**** there; 2**3 is a power.',
    '[![A gate](gate.png)](gate_en.jar)',
    '[Gates](gates_en.jar)',
    '1. Look:\n| A | B |\n|---|---|\n| 1 | 2 |',
  ];
  const { body } = extract(`# Locks\n\n${text.join('\n\n')}`, 'markdown');
  expect(body).not.toMatch(/\\\*\\\*(?!3)|jar|Gates/);
  expect(body).toContain('is old, said Ann there; 2\\*\\*3 is a power.');
  expect(body).toContain('1. Look:\n\n| A | B |\n| --- | --- |\n| 1 | 2 |');
});

it('reads a quotation whose mark was escaped', () => {
  const { body } = extract('# Locks\n\nHe wrote:\n\n\\> The gates are shut.\n\nA depth of \\> 3 is deep.', 'markdown');
  expect(body).toContain('\n\n> The gates are shut.\n\nA depth of > 3 is deep.');
});

it('reads lists that a textbook writes with boxes', () => {
  const list = (kind: string): string =>
    `<div data-type="list" data-list-type="${kind}">\n<div data-type="item">a **gate**</div>\n<div data-type="item">a *pen*</div>\n</div>`;
  const { body } = extract(
    `# Locks\n\nIt has:\n\n${list('bulleted')}\n\nIn turn:\n\n${list('enumerated')}`,
    'markdown',
  );
  expect(body).toBe('It has:\n\n- a **gate**\n- a *pen*\n\nIn turn:\n\n1. a **gate**\n2. a *pen*');
});

it('is called what its heading says, with the code in it', () => {
  const { title, headings, text } = extract('## Using `Pen<T>` to Hold Water\n\nA `Pen<T>` holds water.', 'markdown');
  expect(title).toBe('Using Pen<T> to Hold Water');
  expect(headings).toEqual(['Using Pen<T> to Hold Water']);
  expect(text).toMatch(/^# Using `Pen<T>` to/);
});
