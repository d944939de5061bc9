;; What of a decision is only about bits: which methods all rows have in common, which rule applies, in which order the
;; eligible methods stand, and with which preference. It works on the memory of a row store. All addresses and sizes are
;; in bytes; rows take whole blocks of 64 bytes, and what is listed are words of 32 bits.
(module
  (memory (import "room" "memory") 1)
  ;; The class of each dimension.
  (global $classes (import "room" "classes") i32)
  ;; The rows that are taken together; some stand there before their tables add the others.
  (global $rows (import "room" "rows") i32)
  ;; What the rows have in common, the eligible methods in the end.
  (global $eligible (import "room" "eligible") i32)
  ;; The positions of the methods that have to be asked.
  (global $asked (import "room" "asked") i32)
  ;; A bit for each rank; none is set between decisions.
  (global $marks (import "room" "marks") i32)
  ;; The ranks of the eligible methods in the order of the answer, and the preference of each, or -1 where it keeps its
  ;; base preference.
  (global $ranks (import "room" "ranks") i32)
  (global $preferences (import "room" "preferences") i32)
  ;; The ranks that go to the end.
  (global $last (import "room" "last") i32)
  (global $rowSize (import "room" "rowSize") i32)

  ;; Adds the row of each table for the class of its dimension. A table is two words: where the class of its dimension
  ;; stands among the classes, and where its list of rows, by class, begins. Gives where the rows end.
  (func $addRows (param $table i32) (param $count i32) (param $end i32) (result i32)
    (local $stop i32)
    (local.set $stop (i32.add (local.get $table) (i32.shl (local.get $count) (i32.const 3))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $table) (local.get $stop)))
        (i32.store (local.get $end)
          (i32.load
            (i32.add
              (i32.load offset=4 (local.get $table))
              (i32.shl
                (i32.load (i32.add (global.get $classes) (i32.load (local.get $table))))
                (i32.const 2)))))
        (local.set $end (i32.add (local.get $end) (i32.const 4)))
        (local.set $table (i32.add (local.get $table) (i32.const 8)))
        (br $next)))
    (local.get $end))

  ;; Takes together the rows, one at least, up to an end.
  (func $intersect (param $end i32)
    (local $block i32) (local $next i32) (local $row i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $blocks
      (local.set $next (global.get $rows))
      (local.set $a (v128.const i64x2 -1 -1))
      (local.set $b (v128.const i64x2 -1 -1))
      (local.set $c (v128.const i64x2 -1 -1))
      (local.set $d (v128.const i64x2 -1 -1))
      (loop $each
        (local.set $row (i32.add (i32.load (local.get $next)) (local.get $block)))
        (local.set $a (v128.and (local.get $a) (v128.load (local.get $row))))
        (local.set $b (v128.and (local.get $b) (v128.load offset=16 (local.get $row))))
        (local.set $c (v128.and (local.get $c) (v128.load offset=32 (local.get $row))))
        (local.set $d (v128.and (local.get $d) (v128.load offset=48 (local.get $row))))
        (local.set $next (i32.add (local.get $next) (i32.const 4)))
        (br_if $each (i32.lt_u (local.get $next) (local.get $end))))
      (local.set $row (i32.add (global.get $eligible) (local.get $block)))
      (v128.store (local.get $row) (local.get $a))
      (v128.store offset=16 (local.get $row) (local.get $b))
      (v128.store offset=32 (local.get $row) (local.get $c))
      (v128.store offset=48 (local.get $row) (local.get $d))
      (local.set $block (i32.add (local.get $block) (i32.const 64)))
      (br_if $blocks (i32.lt_u (local.get $block) (global.get $rowSize)))))

  ;; Lists the positions of the bits of a row, and gives where the list ends. Positions are written by eights whether there
  ;; are as many or not: to ask before each would be guessed wrongly once a word. What is written too much is written over,
  ;; or stands behind the end.
  (func $list (param $row i32) (param $list i32) (result i32)
    (local $word i64) (local $base i32) (local $stop i32) (local $end i32)
    (local.set $stop (i32.add (local.get $row) (global.get $rowSize)))
    (loop $words
      (local.set $word (i64.load (local.get $row)))
      (if (i64.ne (local.get $word) (i64.const 0))
        (then
          (local.set $end
            (i32.add (local.get $list) (i32.shl (i32.wrap_i64 (i64.popcnt (local.get $word))) (i32.const 2))))
          (loop $eights
            (i32.store (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (i32.store offset=4 (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (i32.store offset=8 (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (i32.store offset=12 (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (i32.store offset=16 (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (i32.store offset=20 (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (i32.store offset=24 (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (i32.store offset=28 (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (local.set $list (i32.add (local.get $list) (i32.const 32)))
            (br_if $eights (i32.lt_u (local.get $list) (local.get $end))))
          (local.set $list (local.get $end))))
      (local.set $base (i32.add (local.get $base) (i32.const 64)))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (br_if $words (i32.lt_u (local.get $row) (local.get $stop))))
    (local.get $list))

  ;; Lists the positions of the few bits that two rows share, and gives where the list ends.
  (func $listCommon (param $row i32) (param $other i32) (param $list i32) (result i32)
    (local $word i64) (local $base i32) (local $stop i32)
    (local.set $stop (i32.add (local.get $row) (global.get $rowSize)))
    (loop $words
      (local.set $word (i64.and (i64.load (local.get $row)) (i64.load (local.get $other))))
      (block $done
        (loop $each
          (br_if $done (i64.eqz (local.get $word)))
          (i32.store (local.get $list) (i32.or (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $word)))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $list (i32.add (local.get $list) (i32.const 4)))
          (br $each)))
      (local.set $base (i32.add (local.get $base) (i32.const 64)))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (local.set $other (i32.add (local.get $other) (i32.const 8)))
      (br_if $words (i32.lt_u (local.get $row) (local.get $stop))))
    (local.get $list))

  ;; Finds what the rows of the catalogue's tables, of the account's, and as many as stand among the rows already have in
  ;; common. Gives how many of these methods have to be asked.
  (func (export "select")
    (param $given i32)
    (param $capabilities i32) (param $capabilityCount i32)
    (param $policies i32) (param $policyCount i32)
    (param $withRest i32)
    (result i32)
    (local $end i32)
    (local.set $end (i32.add (global.get $rows) (i32.shl (local.get $given) (i32.const 2))))
    (local.set $end (call $addRows (local.get $capabilities) (local.get $capabilityCount) (local.get $end)))
    (local.set $end (call $addRows (local.get $policies) (local.get $policyCount) (local.get $end)))
    (call $intersect (local.get $end))
    (i32.shr_u
      (i32.sub (call $listCommon (global.get $eligible) (local.get $withRest) (global.get $asked)) (global.get $asked))
      (i32.const 2)))

  ;; Finds the first rule that applies by its tables, whose rows are one word of 64 bits: a bit for each rule. The last
  ;; always does.
  (func (export "choose") (param $tables i32) (param $count i32) (result i32)
    (local $next i32) (local $end i32) (local $rules i64)
    (local.set $rules (i64.const -1))
    (local.set $next (global.get $rows))
    (local.set $end (call $addRows (local.get $tables) (local.get $count) (local.get $next)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $next) (local.get $end)))
        (local.set $rules (i64.and (local.get $rules) (i64.load (i32.load (local.get $next)))))
        (local.set $next (i32.add (local.get $next) (i32.const 4)))
        (br $each)))
    (i32.wrap_i64 (i64.ctz (local.get $rules))))

  ;; Marks the rank of each method in a list.
  (func $mark (param $next i32) (param $end i32) (param $rankOf i32)
    (local $rank i32) (local $word i32)
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $next) (local.get $end)))
        (local.set $rank
          (i32.load (i32.add (local.get $rankOf) (i32.shl (i32.load (local.get $next)) (i32.const 2)))))
        (local.set $word
          (i32.add (global.get $marks) (i32.shl (i32.shr_u (local.get $rank) (i32.const 6)) (i32.const 3))))
        (i64.store (local.get $word)
          (i64.or (i64.load (local.get $word)) (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $rank)))))
        (local.set $next (i32.add (local.get $next) (i32.const 4)))
        (br $each))))

  ;; Moves those of the ranks that are marked out of the marks into a list, and gives where the list ends.
  (func $take (param $next i32) (param $count i32) (param $list i32) (result i32)
    (local $end i32) (local $rank i32) (local $word i32) (local $marks i64) (local $mark i64)
    (local.set $end (i32.add (local.get $next) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $next) (local.get $end)))
        (local.set $rank (i32.load (local.get $next)))
        (local.set $word
          (i32.add (global.get $marks) (i32.shl (i32.shr_u (local.get $rank) (i32.const 6)) (i32.const 3))))
        (local.set $marks (i64.load (local.get $word)))
        (local.set $mark (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $rank))))
        (i64.store (local.get $word) (i64.and (local.get $marks) (i64.xor (local.get $mark) (i64.const -1))))
        ;; Written in any case: what is written for nothing is written over.
        (i32.store (local.get $list) (local.get $rank))
        (local.set $list
          (i32.add (local.get $list)
            (i32.shl (i64.ne (i64.and (local.get $marks) (local.get $mark)) (i64.const 0)) (i32.const 2))))
        (local.set $next (i32.add (local.get $next) (i32.const 4)))
        (br $each)))
    (local.get $list))

  (func $clearMarks
    (local $next i32) (local $end i32)
    (local.set $next (global.get $marks))
    (local.set $end (i32.add (local.get $next) (global.get $rowSize)))
    (loop $blocks
      (v128.store (local.get $next) (v128.const i64x2 0 0))
      (v128.store offset=16 (local.get $next) (v128.const i64x2 0 0))
      (v128.store offset=32 (local.get $next) (v128.const i64x2 0 0))
      (v128.store offset=48 (local.get $next) (v128.const i64x2 0 0))
      (local.set $next (i32.add (local.get $next) (i32.const 64)))
      (br_if $blocks (i32.lt_u (local.get $next) (local.get $end)))))

  ;; Lists the ranks of the eligible methods, ascending but for those of an arrangement: some first, some last, in the
  ;; order of their lists. Numbers them, and gives how many there are.
  (func (export "arrange")
    (param $rankOf i32) (param $basePreferences i32)
    (param $first i32) (param $firstCount i32)
    (param $lastOnes i32) (param $lastCount i32)
    (result i32)
    (local $end i32) (local $back i32) (local $count i32)
    ;; The positions stand where the ranks will.
    (call $mark
      (global.get $ranks)
      (call $list (global.get $eligible) (global.get $ranks))
      (local.get $rankOf))
    (local.set $end (call $take (local.get $first) (local.get $firstCount) (global.get $ranks)))
    (local.set $back
      (i32.sub (call $take (local.get $lastOnes) (local.get $lastCount) (global.get $last)) (global.get $last)))
    (local.set $end (call $list (global.get $marks) (local.get $end)))
    (call $clearMarks)
    (if (local.get $back) (then (memory.copy (local.get $end) (global.get $last) (local.get $back))))
    (local.set $count
      (i32.shr_u (i32.sub (i32.add (local.get $end) (local.get $back)) (global.get $ranks)) (i32.const 2)))
    (call $number (local.get $count) (local.get $basePreferences))
    (local.get $count))

  ;; Numbers as many ranks as are listed: each has its base preference, or one past the preference before where that is
  ;; already taken or passed.
  (func $number (export "number") (param $count i32) (param $basePreferences i32)
    (local $at i32) (local $end i32) (local $previous i32) (local $preference i32)
    (local.set $previous (i32.const -1))
    (local.set $end (i32.shl (local.get $count) (i32.const 2)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $preference
          (i32.load
            (i32.add
              (local.get $basePreferences)
              (i32.shl (i32.load (i32.add (global.get $ranks) (local.get $at))) (i32.const 2)))))
        (local.set $previous (i32.add (local.get $previous) (i32.const 1)))
        (local.set $previous
          (select
            (local.get $preference)
            (local.get $previous)
            (i32.gt_s (local.get $preference) (local.get $previous))))
        (i32.store
          (i32.add (global.get $preferences) (local.get $at))
          (select
            (i32.const -1)
            (local.get $previous)
            (i32.eq (local.get $preference) (local.get $previous))))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (br $each)))))
