import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

const chapter = `---
title: "How Rivers Cut"
layout: page
---

<div data-type="abstract" markdown="1">
By the end of this section, you will be able to:
* Explain how a river cuts
* Name two kinds of banks

</div>

A river **erodes**{: data-type="term"} its bed ([\\[link\\]](#fig-one)). The **market**{: data-type="term" .no-emphasis} is far away. [\\[link\\]](#tbl-one) lists what it carries.<sup data-type="footnote-number">[1](#note1){: data-type="footnote-link"}</sup>

 ![A long description of a picture.](../x.jpg "A bank after rain. (credit: a photographer)"){: #fig-one}

<table id="tbl-one" summary=""><thead>
<tr><th colspan="2">What rivers carry</th></tr>
<tr><th>Load</th><th>Share</th></tr>
</thead><tbody>
<tr><td>sand</td><td>0.021</td></tr>
<tr><td>clay</td><td>000.83</td></tr>
</tbody></table>

<div data-type="note" class="career" markdown="1">
<div data-type="title">
Career Connection
</div>
<span data-type="title">Hydrologist</span>A hydrologist measures water.

</div>

### Banks

Every bank has two sides.

### Section Summary

Rivers erode their beds.

### Review Questions

<div data-type="exercise">
<div data-type="problem" markdown="1">
What does a river erode? It erodes its \\_\\_\\_\\_\\_.

1.  sky
2.  bed
{: type="a"}

</div>
<div data-type="solution" markdown="1">
B

</div>
</div>

<div data-type="exercise">
<div data-type="problem" markdown="1">
Why do banks fall?

</div>
<div data-type="solution" markdown="1">
Because water undercuts them.

</div>
</div>

<div data-type="glossary" markdown="1">
### Glossary
{: data-type="glossary-title"}

erosion
: the wearing away of land
^

bank
: the side of a river

</div>
`;

describe('a textbook chapter in Markdown', () => {
  const found = extract(chapter, 'markdown');

  it('is called what its front matter says', () => {
    expect(found.title).toBe('How Rivers Cut');
  });

  it('has parts with a role each, the glossary never a chapter', () => {
    expect(found.roles).toEqual(['objectives', 'body', 'body', 'body', 'summary', 'exercises', 'glossary']);
    expect(found.headings.slice(1)).toEqual([
      'How Rivers Cut › Career Connection: Hydrologist',
      'How Rivers Cut › Banks',
    ]);
  });

  it('loses attributes, references to pictures, notes and credits, and keeps terms and captions', () => {
    expect(found.body).toContain('A river **erodes** its bed. The market is far away. Table 1 lists what it carries.');
    expect(found.body).toContain('*A bank after rain.*');
    expect(found.text).not.toMatch(/\{:|data-|link\]|credit|long description|<\w/);
  });

  it('keeps a table with its title and never glues its cells', () => {
    expect(found.body).toContain(
      '*Table 1: What rivers carry*\n\n| Load | Share |\n| --- | --- |\n| sand | 0.021 |\n| clay | 000.83 |',
    );
  });

  it('knows its objectives, terms and questions with their answers', () => {
    expect(found.apparatus.objectives).toEqual(['Explain how a river cuts', 'Name two kinds of banks']);
    expect(found.apparatus.glossary).toEqual([
      { term: 'erosion', definition: 'the wearing away of land', chunk: 'c7' },
      { term: 'bank', definition: 'the side of a river', chunk: 'c7' },
    ]);
    expect(found.apparatus.questions).toEqual([
      {
        number: null,
        question: 'What does a river erode? It erodes its _____.',
        options: ['sky', 'bed'],
        correct: 1,
        answer: null,
        chunk: 'c6',
        answerChunk: 'c6',
      },
      {
        number: null,
        question: 'Why do banks fall?',
        options: [],
        correct: null,
        answer: 'Because water undercuts them.',
        chunk: 'c6',
        answerChunk: 'c6',
      },
    ]);
  });
});

describe('signs and formulas', () => {
  it.each([
    ['Ka is 1.8 x 10^-5 here.', '10⁻⁵'],
    ['The acid H~2~SO~4~ is strong.', 'H₂SO₄'],
    ['Then CH3COO^- forms.', 'CH3COO⁻'],
    ['An area of 5 m<sup>2</sup> is small.', '5 m²'],
    ['- >1 elastic', '>1 elastic'],
    ['It costs $5, and later $7 more.', 'It costs \\$5, and later \\$7 more.'],
    ['Then $x_1 + x_2$ is known.', '$x_1 + x_2$'],
    ['So it is:\n\n$$\nE = mc^2\n$$\n\nwhere c is fast.', '$$\nE = mc^2\n$$'],
    ['1. <math><mi>h</mi><mo>+</mo><mi>b</mi></math>\n\n2. b', '1. $h + b$\n2. b'],
    ['Then 55 – \\[15 + 30\\] = 10 is left.', 'Then 55 – [15 + 30] = 10 is left.'],
    ['So \\[x_1 + 2\\] is.', '$x_1 + 2$'],
    ['It costs <math><mtext>$10 a day</mtext></math>.', '$\\text{\\textdollar}\\text{10 a day}$'],
    ['A half is <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of it.', '$\\frac{1}{2}$'],
    ['A half (<math><mi>h</mi></math>\n\n) is <math><mi>h</mi></math>\n\n of it.', 'A half ($h$) is $h$ of it.'],
    ['It is:\n\n<math><mi>h</mi><mo>+</mo><mi>b</mi></math>\n\nof it, that is.', '$$\nh + b\n$$\n\nof it'],
    ['Use `Vec<T>` or Vec<T> here.', 'Vec\\<T>'],
  ])('keeps %j', (text, kept) => {
    expect(extract(`# Signs\n\n${text}`, 'markdown').text.replace('\\>', '>')).toContain(kept);
  });

  it('keeps the spaces that stand inside of a raised or lowered number', () => {
    expect(extract('Lead with<sup> 35</sup>S and H<sub>2 </sub>gas.', 'markdown').text).toBe(
      'Lead with ³⁵S and H₂ gas.',
    );
  });

  it('shows no marks of an emphasis without words', () => {
    expect(extract('A canal (per*- =* “through”) is dug.', 'markdown').text).toBe('A canal (per- = “through”) is dug.');
  });

  it('leaves out what a publisher writes to its press', () => {
    const text = '<cnx-pi data-type="cnx.eoc">class="summary" title="Chapter Review"</cnx-pi>\n\nBanks wear away.';
    expect(extract(`# Banks\n\n${text}`, 'markdown').body).toBe('Banks wear away.');
  });

  it('never glues words that stand in elements beside each other', () => {
    const { body } = extract('*oxidative*\n*phosphorylation* and <span>one</span>\n<div>two</div> follow.', 'markdown');
    expect(body).toMatch(/oxidative\*? \*?phosphorylation/);
    expect(body).not.toContain('onetwo');
  });
});

describe('listings', () => {
  it('stay whole with their language, also where they look like a heading', () => {
    const code = '```python,ignore\n# not a heading\n\nx = [1]\n```';
    const { body, headings } = extract(`# Lists\n\nRun this:\n\n${code}\n\nThen look.`, 'markdown');
    expect(body).toContain('```python\n# not a heading\n\nx = [1]\n```');
    expect(headings).toEqual(['Lists']);
  });

  it('keep the number and the words that a handbook sets with them', () => {
    const set =
      '<Listing number="3-1" file-name="src/main.rs" caption="A `lock` with two gates">\n\n```rust\nlet gates = 2;\n```\n\n</Listing>';
    const { body } = extract(`# Locks\n\nLook:\n\n${set}`, 'markdown');
    expect(body).toContain('*Listing 3-1: A `lock` with two gates*\n\n```rust\nlet gates = 2;\n```');
  });

  it('that stand in another file leave its name where they would be', () => {
    const included = '```rust\n{{#include ../listings/ch03/listing-3-2/src/main.rs:here}}\n```';
    const set = `<Listing number="3-2" caption="A gate that opens">\n\n${included}\n\n</Listing>`;
    expect(extract(`# Locks\n\nIt opens like this:\n\n${included}`, 'markdown').body).toContain(
      'It opens like this:\n\n*The listing is in another file: `listing-3-2/src/main.rs`*',
    );
    expect(extract(`# Locks\n\nIt opens:\n\n${set}`, 'markdown').body).toContain(
      '*Listing 3-2: A gate that opens (in another file: `listing-3-2/src/main.rs`)*',
    );
  });

  it('of a notebook lose what they printed', () => {
    const { body } = extract('# Fit\n\n```python\nprint(2)\n```\n\n    2\n\nThe sum is two.', 'markdown');
    expect(body).toBe('```python\nprint(2)\n```\n\nThe sum is two.');
  });
});

it('keeps a list with the sentence that leads to it, and long paragraphs whole', () => {
  const party = 'In Marbury v. Madison the court spoke. '.repeat(25).trim();
  const list = Array.from({ length: 10 }, (_, at) => `- reason ${at} that somebody gave for it`).join('\n');
  const { chunks } = extract(`# Court\n\n${party}\n\nThe party said:\n\n${list}\n\n${party}`, 'markdown');
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.some(({ text }) => text.includes(`The party said:\n\n${list}`))).toBe(true);
  expect(chunks.filter(({ text }) => text.includes('Marbury v. Madison')).length).toBe(chunks.length);
});

it('drops what an app for notes exports around a page', () => {
  const page = `# 🌊 Rivers 3f9c1a2b4d5e4f6a8b7c9d0e1f2a3b4c

Created: May 3, 2025 9:14 AM
Tags: water, exam
Status: Done

- [x] read it
- [ ] ask about it

[Untitled Database](Rivers%203f9c/Untitled%20Database%20a1b2.csv)

A river runs downhill.`;
  const found = extract(page);
  expect(found.title).toBe('Rivers');
  expect(found.text).toBe('# Rivers\n\nA river runs downhill.');
});

it('objectives end with their list, whatever stands below it under their heading', () => {
  const box = '<div data-type="note"><div data-type="title">Part 1</div>\n\nNina has a fever.\n\n</div>';
  const text = `# Locks\n\n### Learning Objectives\n\n- Name a gate\n- Name a pen\n\n${box}\n\nA lock lifts boats.\n\n### Gates\n\nThey are of oak.`;
  const { body, roles, apparatus } = extract(text, 'markdown');
  expect(apparatus.objectives).toEqual(['Name a gate', 'Name a pen']);
  expect(body).toBe('Nina has a fever.\n\nA lock lifts boats.\n\nThey are of oak.');
  expect(roles[0]).toBe('objectives');
});
