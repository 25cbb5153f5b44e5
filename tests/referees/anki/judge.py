"""What Anki's own library makes of a package of ours. Reads paths and figures, prints JSON."""
import json
import os
import sys
import tempfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest


def take(col, path, scheduling=True):
    options = ImportAnkiPackageOptions(with_scheduling=scheduling, merge_notetypes=True)
    log = col.import_anki_package(ImportAnkiPackageRequest(package_path=path, options=options)).log
    return {"new": len(log.new), "updated": len(log.updated), "duplicate": len(log.duplicate), "conflicting": len(log.conflicting)}


def counts(col):
    return [col.note_count(), col.card_count(), col.db.scalar("select count() from revlog"), len(col.models.all_names_and_ids())]


def told(col):
    """Each card as Anki has it, by our id."""
    today = col.sched.today
    said = {}
    for cid in col.find_cards(""):
        card = col.get_card(cid)
        note = card.note()
        memory = card.memory_state
        said[note.guid] = {
            "type": card.type,
            "queue": card.queue,
            "due": card.due - today if card.type == 2 else card.due,
            "ivl": card.ivl,
            "reps": card.reps,
            "lapses": card.lapses,
            "stability": memory.stability if memory else None,
            "difficulty": memory.difficulty if memory else None,
            "tags": sorted(note.tags),
            "deck": col.decks.name(card.did),
            "checksum": col.db.scalar("select csum from notes where id = ?", card.nid) > 0,
            "question": card.question(),
            "answer": card.answer(),
            "log": col.db.all("select id, ease, ivl, lastIvl, factor, time, type from revlog where cid = ? order by id", cid),
        }
    return said


def reviewed(col):
    """Answers what is due until nothing is, as somebody at Anki would."""
    col.decks.set_current(col.decks.id_for_name("Fabula"))
    answered = 0
    while answered < 500 and (queue := col.sched.get_queued_cards(fetch_limit=1)).cards:
        card = col.get_card(queue.cards[0].card.id)
        card.start_timer()
        col.sched.answerCard(card, 4)
        answered += 1
    return answered


def exported(col, path):
    from anki.collection import ExportAnkiPackageOptions
    options = ExportAnkiPackageOptions(with_scheduling=True, with_deck_configs=False, with_media=False, legacy=False)
    col.export_anki_package(out_path=path, options=options, limit=None)


asked = json.load(sys.stdin)
folder = tempfile.mkdtemp()
col = Collection(os.path.join(folder, "collection.anki2"))
col.set_config("fsrs", True)
first = take(col, asked["package"])
after_first = counts(col)
cards = told(col)
second = take(col, asked["again"])
after_second = counts(col)
problems = col.fix_integrity()[0] if asked.get("integrity", True) else ""
answered = reviewed(col)
third = take(col, asked["again"])
after_review = counts(col)
if asked.get("back"):
    exported(col, asked["back"])
json.dump({
    "first": first, "second": second, "third": third, "after_first": after_first, "after_second": after_second,
    "after_review": after_review, "cards": cards, "problems": problems, "answered": answered,
}, sys.stdout)
