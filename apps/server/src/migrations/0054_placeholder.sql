-- A blurred placeholder shines through a picture that can be see-through. Of older pictures nobody noted whether they can.
update file set placeholder = '' where alpha is distinct from false;
