import { expect, it } from 'vitest';
import { extract } from './extract.ts';

const bodyOf = (text: string): string => extract(`# Locks\n\nA lock lifts a boat.\n\n${text}`, 'markdown').body;

it.each([
  ['{{< tab name="Oak" >}}', '{{< /tab >}}'],
  ['{{% tab "Oak" %}}', '{{% /tab %}}'],
])('the label of a tab stands over what is in it: %s', (begin, end) => {
  const text = `{{< tabs >}}\n${begin}\n\n    open --gate\n\n${end}\n{{< /tabs >}}`;
  expect(bodyOf(text)).toMatch(/\*\*Oak\*\*\n\n```\nopen --gate/);
});

it('what leads to a simulation is no part of the text', () => {
  const box = '<div data-type="note" class="phet-explorations"><p>Explore the forces at a gate.</p></div>';
  expect(bodyOf(`${box}\n\nPhET Explorations: Gates\n\nWater is heavy.`)).not.toMatch(/Explor/);
  expect(bodyOf(box.replace(' class="phet-explorations"', ''))).toContain('Explore the forces');
});

it('a picture in a caption leaves no mark there', () => {
  const figure = '<figure><figcaption>A gate of oak. ![Photo by A. Miller](gate.png)</figcaption></figure>';
  expect(bodyOf(figure)).toMatch(/\*A gate of oak\.\*$/);
});

it('what somebody says in a line keeps its quotation marks', () => {
  expect(bodyOf('<p>She called it <q>the upper gate</q> at once.</p>')).toContain('called it “the upper gate” at once');
});

it('two emphases side by side are told apart without stray marks', () => {
  expect(bodyOf('<p>The <b>mass</b><b>of water</b> counts.</p>')).toContain('The **mass of water** counts.');
});

it('an emphasis of a comma is none', () => {
  expect(bodyOf('<p>It has a sill<strong>, </strong>a gate and a keeper.</p>')).toContain('a sill, a gate and');
});
