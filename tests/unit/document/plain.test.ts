import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

const mail = `From: Ana Brandt <ana@mill.example>
To: Everybody <all@mill.example>
Subject: RE: FW: how the sluice is opened

Hi all,

please read what Ben wrote. The sluice is now opened at two metres.

Best,
Ana

Sent from my iPhone

> On Mon, 2 Jun 2025 at 17:40, Ben Carr <ben@mill.example>
> wrote:
>
> Hi Ana,
>
> the sluice is opened by two people, because one alone cannot hold the wheel.
>
>> Who is called at night?
>
> The head of the mill is called first.
>
> Cheers
> Ben

--
Mill Ltd, Riverside 3
This e-mail is confidential. If you are not the intended recipient, delete it.
`;

describe('a thread of mails', () => {
  const found = extract(mail);

  it('is called what its subject says', () => {
    expect(found.title).toBe('how the sluice is opened');
  });

  it('keeps what is said and nothing around it', () => {
    expect(found.body).toBe(
      [
        'please read what Ben wrote. The sluice is now opened at two metres.',
        'the sluice is opened by two people, because one alone cannot hold the wheel.',
        'Who is called at night?',
        'The head of the mill is called first.',
      ].join('\n\n'),
    );
  });
});

describe('marks of notes that stand apart from their words', () => {
  const told = (marks: readonly number[]): string =>
    extract(
      [
        '# The lock',
        ...marks.map(
          (mark) => `The lock keeper counts the boats [${mark}], and writes them down. [${mark}] Then he rests.`,
        ),
      ].join('\n\n'),
    ).body;
  const counted = (marks: readonly number[]): string =>
    extract(
      ['# The lock', ...marks.map((mark) => `The lock keeper counts the boats [${mark}], and writes them down.`)].join(
        '\n\n',
      ),
    ).body;

  it('go where they are counted from one', () => {
    expect(counted([1, 2, 3])).not.toMatch(/\[\d\]| ,/);
  });

  it('stay where they may be something else', () => {
    expect(counted([1, 2])).toContain('boats [1], and');
    expect(told([1, 2, 3])).toContain('boats [1], and');
  });
});

const page = `Marsh frog
From Wikipedia, the free encyclopedia
Jump to navigation Jump to search
"Green frog" redirects here. For other uses, see Green frog (disambiguation).

The marsh frog is a frog of reeds and ditches.[1][2] It was first described by a traveller in 1771.[citation needed]

Contents
1	Description
2	See also

Description[edit]
The marsh frog is the largest frog of its region, and it calls loudly in spring and in early summer.[3]

See also[edit]
List of frogs

References[edit]
^ "Frogs". A Journal. doi:10.1000/182.
Categories: Frogs | Ponds
This page was last edited on 2 March 2025, at 10:41 (UTC).`;

describe('a page of an encyclopedia', () => {
  const found = extract(page);

  it('has its title and its headings without what the software adds', () => {
    expect(found.title).toBe('Marsh frog');
    expect(found.headings).toEqual(['Marsh frog', 'Marsh frog › Description']);
  });

  it('is its text alone: no marks, lists of contents, references or notices', () => {
    expect(found.body).toBe(
      'The marsh frog is a frog of reeds and ditches. It was first described by a traveller in 1771.\n\nThe marsh frog is the largest frog of its region, and it calls loudly in spring and in early summer.',
    );
    expect(found.text).not.toMatch(/edit|Contents|doi|Categories|redirects/);
  });
});

describe('notes', () => {
  it('have lines of their own where they were broken, one item each', () => {
    const { body, title } = extract('lecture 4 slopes\nreal time\nloss of sales\n• first cause\n• >1 is steep\n');
    expect(title).toBe('lecture 4 slopes');
    expect(body).toBe('- real time\n- loss of sales\n- first cause\n- \\>1 is steep');
  });

  it('are one paragraph where a program broke them at its margin', () => {
    const text =
      'A river that is slow lets fall what it carries, and over many\nyears the ground beside it rises until a flood breaks through\nthe bank.';
    expect(extract(text).body).toBe(text.replaceAll('\n', ' '));
  });

  it('are cut under headings that have no marks', () => {
    const body = 'Water flows downhill because nothing holds it. It gathers where the ground is low. '.repeat(3).trim();
    expect(extract(`On Water\n\n${body}\n\nWhere It Goes\n\n${body}`).headings).toEqual([
      'On Water',
      'On Water › Where It Goes',
    ]);
  });
});
