-- How certain a rating was after a match. 0: from before this was kept, or the match was not rated.
ALTER TABLE played ADD COLUMN deviation_after REAL NOT NULL DEFAULT 0;
