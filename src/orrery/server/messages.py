"""Every message the server sends, as msgspec structs; the browser's types are generated from them and `requests`.

Texts are message ids with arguments, never sentences: the browser speaks the person's language.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .lesson_messages import LessonPlace

Word = str | int
OptionValue = bool | int | str


class JoinedBrowser(Struct):
    """A browser that has become the person's or was signed out to make room; told until this one has shown it."""

    id: str
    program: str
    """Name of the browser, `Firefox` for example, or nothing if it is not known."""
    system: str
    """Name of the system it runs on, likewise."""
    time: int
    """When that happened, in seconds since 1970."""
    signed_out: bool
    """True if it was signed out because there were too many."""


class Me(Struct):
    """The person behind the cookie; without a name until one is given."""

    name: str
    joined: list[JoinedBrowser] = []


class ServerInfo(Struct):
    """What is known of the server; without a public address the one in the browser is as good as any."""

    public_url: str


class OptionNeed(Struct):
    """The value another option must have."""

    option: str
    value: OptionValue


class OptionInfo(Struct):
    """A table option of a game; the first choice is the usual one."""

    name: str
    choices: list[OptionValue]
    seats: list[int]
    """The numbers of seats for which it is a choice."""
    needs: OptionNeed | None
    """What it is a choice beside; nothing where it always is."""


class GameInfo(Struct):
    """A game of the catalogue."""

    name: str
    seats: list[int]
    own_sides: list[list[str]]
    """The sides the game itself plays, for each of the numbers of seats: they are numbered after the seats."""
    options: list[OptionInfo]
    bots: list[str]
    vocabulary: dict[str, list[str]]
    names: dict[str, dict[str, dict[str, str]]]
    """Printed names by language, axis and word: names["de"]["card"]["heka-ii"]."""
    lesson: bool = False
    """Whether it has a guided first game."""


SeatWish = Literal["me", "open", "bot"]


Quitting = Literal["close", "leave"]


class ProposalInfo(Struct):
    """Proposal for an absent person's seat, or with a bot's; everybody who is here has to agree."""

    kind: SeatWish
    """With `me`, the proposer sits down on the seat."""
    bot: str
    by: str
    agreed: bool
    """Whether the person asking has."""
    asked: bool
    """True if the person asking may agree to it and decline it."""
    missing: list[int]
    """The seats of those who still have to agree, one of each."""


class SeatInfo(Struct):
    """Who sits on a seat; `mine` if the person asking does, `present` if connected now."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    mine: bool
    present: bool
    invitation: str | None
    """The secret for the link, for the table's creator and the person who opened the seat, while it is open."""
    may: list[SeatWish]
    """What the person asking may wish for it; about an absent person's seat the others here have to agree."""
    consent: bool = False
    """True if others have to agree before the person asking sits down on this bot's seat or opens it."""
    wait: int | None = None
    """In how many minutes the person asking may propose who plays this absent person's seat; None: not at all."""
    proposal: ProposalInfo | None = None
    hints: int = 0
    """How many hints it has been given."""


class OutcomeInfo(Struct):
    """How the game ended, for the seats and then the sides of the game itself."""

    scores: list[int]
    winners: list[int]


class TableInfo(Struct):
    """A table as its list entry shows it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "over", "closed", "broken"]
    """A broken table cannot be restored from what is stored; it has been set aside."""
    version: int
    waiting: list[int]
    mine: bool
    """Whether the person asking created it."""
    rematch: str | None = None
    """The table at which the same people play again, once one of them wants it."""
    lesson: Literal["on", "left"] | None = None
    """Whether it is a guided first game, or goes on without help."""
    outcome: OutcomeInfo | None = None
    """How its game ended; not known of games that ended at another table or long ago."""
    hints: bool = True
    """Whether hints may be asked for: nobody who sits here wants none."""
    unaided: bool = False
    """Whether the person asking wants none."""
    quitting: Quitting | None = None
    """Way in which the person asking can quit the running game: close the table for all, or leave it to a bot."""


class EventInfo(Struct, omit_defaults=True):
    """Something that happened, with the facts this watcher may know; hidden ones are None."""

    version: int
    name: str
    seat: int
    facts: dict[str, Word | None]
    trail: list[int] = []
    """Numbers for drawing what happened, such as the path of a disc; none for what is long past."""


class OptionText(Struct):
    """An answer that can be given: its text, and its parts for the message and the board."""

    action: str
    verb: str
    arguments: dict[str, Word]


class DialAxis(Struct):
    """A scale: its words, or whole numbers from `first` on."""

    name: str
    words: list[str]
    first: int
    count: int


class DialInfo(Struct):
    """Answers of one verb that are read off scales: too many to list.

    An answer is the verb with a value of each axis; answers are numbered row by row over the axes, and `runs`
    tells which of them can be given: the first number of a run and how many follow each other.
    """

    verb: str
    axes: list[DialAxis]
    runs: list[list[int]]

    def answer(self, number: int) -> str:
        """The text of the answer with a number."""
        words: list[str] = []
        for axis in reversed(self.axes):
            number, place = divmod(number, axis.count)
            words.append(axis.words[place] if axis.words else str(axis.first + place))
        return " ".join([self.verb, *reversed(words)])

    def samples(self) -> list[str]:
        """A few answers that can be given: the first and the last of every run."""
        return [self.answer(number) for start, length in self.runs for number in {start, start + length - 1}]


class Refusal(Struct):
    """An answer that cannot be given now, the rule that forbids it (a message id with arguments), what is missing."""

    action: str
    verb: str
    arguments: dict[str, Word]
    reason: str
    reason_arguments: dict[str, Word]
    missing: dict[str, int]


class QuestionInfo(Struct):
    """What the seat whose eyes these are has to answer."""

    prompt: str
    arguments: dict[str, Word]
    options: list[OptionText]
    dials: list[DialInfo]
    refused: list[Refusal]

    def answers(self) -> list[str]:
        """Answers that can be given: all that are listed, some of each dial."""
        return [option.action for option in self.options] + [text for dial in self.dials for text in dial.samples()]


class Handover(Struct):
    """A seat that changed hands after this version; names as they were then, and the bot where one plays."""

    version: int
    seat: int
    how: Literal["joined", "taken", "returned", "lent", "opened", "replaced"]
    former: str
    name: str
    bot: str
    by: str


class RulesChanged(Struct):
    """The version with which the table went on under other rules: those it had before, and those it has since."""

    version: int
    former: int
    now: int


class Update(Struct, tag_field="type", tag="update"):
    """The table as one watcher sees it now, and what happened since the version it knew."""

    version: int
    since: int
    seat: int | None
    view: dict[str, object]
    points: list[dict[str, int]]
    events: list[EventInfo]
    question: QuestionInfo | None
    waiting: list[int]
    thinking: list[int]
    together: bool
    """True if all choose in secret at the same time: those not waited for have chosen."""
    answered: int
    """The version of the seat's own last answer or undo; 0 before the first."""
    can_undo: bool
    table: TableInfo
    handovers: list[Handover]
    """Everybody may know who has played which seat, so all of them are told."""
    changes: list[RulesChanged]
    outcome: OutcomeInfo | None
    lesson: LessonPlace | None = None
    """How far the person is taught."""


class Problem(Struct, tag_field="type", tag="problem"):
    """Something that could not be done, as a message id with arguments; nothing was changed."""

    message: str
    arguments: dict[str, str]
    version: int | None = None


class ProspectInfo(Struct):
    """Something an answer may lead to, and in how many of a hundred cases."""

    name: str
    facts: dict[str, Word]
    percent: int


class Forecast(Struct, tag_field="type", tag="forecast"):
    """What the answers that were asked about may lead to."""

    answers: list[str]
    version: int
    prospects: list[ProspectInfo]


class ThoughtInfo(Struct):
    """What the strongest bot expects of an answer; nothing was measured where it was tried in no world."""

    option: OptionText
    share: float
    """The part of the win, from 0 to 1."""
    unsure: float
    """The standard error of that."""
    worlds: int
    points: float
    """How many points more than now there are at the end of what it looked at, on average."""


class Hint(Struct, tag_field="type", tag="hint"):
    """What the strongest bot would do on the seat that asks, best first, by what that seat may know."""

    version: int
    thoughts: list[ThoughtInfo]


class Company(Struct, tag_field="type", tag="company"):
    """Someone who sits at the table came or went; nothing else has changed."""

    table: TableInfo


class BrowsersChanged(Struct, tag_field="type", tag="browsers"):
    """A browser of the person has joined or was signed out; `/me` tells the news."""


FromServer = Update | Problem | Forecast | Hint | Company | BrowsersChanged


class Step(Struct):
    """A moment of a game for the replay, before the answer that was given then."""

    step: int
    steps: int
    seat: int | None
    view: dict[str, object]
    points: list[dict[str, int]]
    events: list[EventInfo]
    asked: list[int]
    question: QuestionInfo | None
    answer: str | None
    answered_by: int | None
    outcome: OutcomeInfo | None
    history: list[list[int]]
    """Scores of all seats at every step, for the chart."""


class Moment(Struct):
    """The table as one pair of eyes saw it at a version that is past, and what happened then."""

    version: int
    view: dict[str, object]
    points: list[dict[str, int]]
    events: list[EventInfo]
    waiting: list[int]


class Moments(Struct):
    """What happened after a version, moment by moment; where that is too much, only the last."""

    moments: list[Moment]


class TurnInfo(Struct):
    """A turn of a finished game, and what its seat could expect before and after it, by what it knew itself."""

    seat: int
    first: int
    """The step of its first answer."""
    end: int
    """The step after its last one."""
    shares: list[float]
    """The part of the win, from 0 to 1, before and after."""
    errors: list[float]
    """The standard errors of both."""


class Analysis(Struct):
    """What the strongest bot thinks of a finished game, as far as it has come; `unable` where it cannot judge it."""

    bot: str
    state: Literal["working", "done", "unable"]
    total: int
    """How many turns there are; 0 before that is known."""
    turns: list[TurnInfo]


class LookBack(Struct):
    """What the strongest bot thinks of the answers to the question of one step, best first."""

    step: int
    seat: int
    played: str
    thoughts: list[ThoughtInfo]


class Clocks(Struct):
    """How long the table has waited for each seat, and since the last answer for those it waits for now, in seconds."""

    seconds: list[int]
    waiting: int


class AloneInfo(Struct):
    """How the person asking has fared alone against a game, at one difficulty or in one scenario if it has them."""

    game: str
    level: OptionValue | None
    games: int
    won: int
    points: int
    """Of the best game: a won one, in the fewest turns or by the largest margin."""
    other: int
    """What the game's own side had there."""
    turns: int
    """How many turns it took, where they count; else 0."""
    options: dict[str, OptionValue]
    """What was played."""


class Created(Struct):
    """A new table."""

    id: str
