import type { LikenessCard as Likeness } from '../../../../../shared/model/session/scene.ts';

/** What the chapter is likened to, and where that ends; on sunk ground, because it is not the material. */
export function LikenessCard({ likeness }: { likeness: Likeness }) {
  return (
    <aside
      dir="auto"
      aria-label={likeness.title}
      className="mt-12 grid max-w-[660px] gap-2 rounded-[3px] bg-sunk px-5 py-4 font-serif text-16 leading-[27px] text-quiet max-sm:px-4"
    >
      <b className="font-sans text-14 font-semi text-ink">{likeness.title}</b>
      <p>{likeness.image}</p>
      <p>{likeness.ends}</p>
      <p className="text-ink">{likeness.asks}</p>
    </aside>
  );
}
