-- 0037 corrections counted
-- Why:    which fields people put right most often tells which template or label wants work.
-- Locks:  correction gets a trigger: nobody waits longer than that takes.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

create function statistic_note_correction() returns trigger language plpgsql as $$
begin
  insert into statistic_delta (day, measure, label, amount)
  values ((new.made_at at time zone 'UTC')::date, 'corrected', new.field_name, 1);
  return null;
end $$;
create trigger correction_is_counted after insert on correction
  for each row execute function statistic_note_correction();

-- Those that were made before say when they were.
insert into statistic_day (day, measure, label, amount, seconds)
  select (made_at at time zone 'UTC')::date, 'corrected', field_name, count(*), 0 from correction group by 1, 3;
