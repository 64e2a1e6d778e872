-- The same id has the same name everywhere. A process of an older version does not find the new name: this update is made
-- with all processes stopped, as 0057 demands already.
alter table enterprise_suspension rename column enterprise_id to organisation_id;
alter table enterprise_suspension rename constraint enterprise_suspension_enterprise_id_fkey to enterprise_suspension_organisation_id_fkey;
alter index enterprise_suspension_enterprise rename to enterprise_suspension_organisation;
