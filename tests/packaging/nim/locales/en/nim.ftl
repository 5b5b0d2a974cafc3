nim-title = Nim
nim-description = Take one, two or three matches; whoever takes the last one wins.
nim-do-take = Take { $count ->
    [one] one match
   *[other] { $count } matches
}
