-- Whoever may use the table of keys may use its old name as well: the user of an older process need not be its owner.

do $$
declare
  granted record;
begin
  for granted in
    select grantee::regrole as role, privilege_type
    from pg_class, aclexplode(relacl)
    where pg_class.oid = 'keys'::regclass and grantee <> 0 and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  loop
    execute format('grant %s on api_keys to %s', granted.privilege_type, granted.role);
  end loop;
end $$;
