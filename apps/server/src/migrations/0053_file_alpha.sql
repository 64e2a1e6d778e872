-- Whether a picture can be see-through: the pictures of single parts have to be. Null: taken in before it was asked.
alter table file add column alpha boolean;
