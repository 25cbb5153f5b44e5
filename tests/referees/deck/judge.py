"""What PyPI's fsrs makes of histories, and of a year of a learner whose forgetting is known. Reads and prints JSON."""
import json
import random
import sys
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler, State

FIRST = datetime(2026, 1, 1, tzinfo=timezone.utc)


def scheduler(retention):
    return Scheduler(desired_retention=retention, enable_fuzzing=False)


def dates(histories):
    """Each answer is a day, counted from the first, and a grade. Days are whole, as a reader's days are."""
    for history in histories:
        card = Card()
        said = []
        for day, grade, retention in history:
            at = FIRST + timedelta(days=day)
            card, _ = scheduler(retention).review_card(card, Rating(grade), at)
            wait = card.due - at
            said.append([wait.days, wait.seconds, round(card.stability, 6), round(card.difficulty, 6)])
        yield said


def year(plan):
    """Every card is shown on the day it is due, and remembered as often as the model says."""
    chance = random.Random(plan["seed"])
    fsrs = scheduler(plan["retention"])
    due = {}
    reviews = kept = asked = 0
    for day in range(plan["days"]):
        today = [Card() for _ in range(plan["fresh"])] + due.pop(day, [])
        at = FIRST + timedelta(days=day)
        for card in today:
            if card.last_review is not None:
                asked += 1
                kept += (remembered := chance.random() < fsrs.get_card_retrievability(card, at))
            else:
                remembered = chance.random() < plan["known"]
            grade = Rating.Again
            if remembered:
                drawn = chance.random()
                grade = Rating.Hard if drawn < plan["hard"] else Rating.Easy if drawn > 1 - plan["easy"] else Rating.Good
            card, _ = fsrs.review_card(card, grade, at)
            reviews += 1
            while card.state != State.Review:
                card, _ = fsrs.review_card(card, Rating.Good, at)
                reviews += 1
            due.setdefault((card.due - FIRST).days, []).append(card)
    return {"reviews": reviews, "kept": kept / asked}


told = json.load(sys.stdin)
json.dump({"dates": list(dates(told["histories"])), "year": year(told["year"])}, sys.stdout)
