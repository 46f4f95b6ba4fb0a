PRAGMA application_id = 1164142689;
PRAGMA user_version = 11;
BEGIN TRANSACTION;
CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        body BLOB NOT NULL, crc INTEGER,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',0,CAST('{"act":"opened","device":"ann","request":"open","edition":1,"settings":{"seats":[{},{},{"kind":"bot","name":"random"}],"stage":"a b c d u"}}' AS BLOB),1549318585);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',1,CAST('{"act":"admitted","device":"bob","edition":1,"player":true}' AS BLOB),-116644109);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',2,CAST('{"act":"sat","device":"ann","request":"sit","edition":1,"seat":"blue","name":"Ann"}' AS BLOB),1631035002);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',3,CAST('{"act":"sat","device":"bob","request":"sit","edition":1,"seat":"red","name":"Bob"}' AS BLOB),803853098);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',4,CAST('{"act":"started","device":"ann","request":"start","edition":1}' AS BLOB),-845622912);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',5,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place1","answer":"R5"}' AS BLOB),366330165);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',6,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place2","answer":"S3"}' AS BLOB),-1034672435);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',7,CAST('{"act":"answered","device":"","edition":1,"question":"0/placement/green//place1","answer":"S1"}' AS BLOB),-1117905990);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',8,CAST('{"act":"answered","device":"","edition":1,"question":"0/placement/green//place2","answer":"R1"}' AS BLOB),1170930075);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',9,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place1","answer":"S4"}' AS BLOB),1898454337);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',10,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place2","answer":"R4"}' AS BLOB),394474144);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',11,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/green//first","answer":"R"}' AS BLOB),1820819667);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',12,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/green/R/card","answer":"7"}' AS BLOB),-890217136);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',13,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/green/S/card","answer":"2"}' AS BLOB),-699242547);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',14,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue//first","answer":"R"}' AS BLOB),-1549132225);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',15,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/R/card","answer":"7"}' AS BLOB),-1200826506);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',16,CAST('{"act":"admitted","device":"eve","edition":1,"player":true}' AS BLOB),1655395383);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',17,CAST('{"act":"took-over","device":"eve","request":"take","edition":1,"seat":"green","name":"Eve"}' AS BLOB),-1726146502);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',18,CAST('{"act":"left","device":"bob","edition":1}' AS BLOB),448821202);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',19,CAST('{"act":"shared","device":"phone","edition":1,"source":"ann"}' AS BLOB),1780900531);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',20,CAST('{"act":"bot-failed","device":"","edition":1,"seat":"red"}' AS BLOB),-1166831842);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',21,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red//first","answer":"R"}' AS BLOB),1397912243);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',22,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red/R/card","answer":"4"}' AS BLOB),296678823);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',23,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red/S/card","answer":"3"}' AS BLOB),-513675475);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',24,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/S/card","answer":"3"}' AS BLOB),565800589);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',25,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red//first","answer":"R"}' AS BLOB),-424895034);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',26,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red/R/card","answer":"4"}' AS BLOB),-780648351);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',27,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red/S/card","answer":"3"}' AS BLOB),2146634816);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',28,CAST('{"act":"answered","device":"eve","edition":1,"question":"2/energy/green//first","answer":"S"}' AS BLOB),-535761708);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',29,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue//first","answer":"S"}' AS BLOB),-1827540290);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',30,CAST('{"act":"handed-over","device":"ann","request":"hand","edition":1,"seat":"blue"}' AS BLOB),-2018112018);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',31,CAST('{"act":"bot-failed","device":"","edition":1,"seat":"blue"}' AS BLOB),1841503399);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',32,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/blue/S/card","answer":"9"}' AS BLOB),1964149150);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',33,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/blue/R/card","answer":"7"}' AS BLOB),-912930992);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',34,CAST('{"act":"answered","device":"eve","edition":1,"question":"2/energy/green/S/card","answer":"2"}' AS BLOB),-1282046634);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',35,CAST('{"act":"answered","device":"eve","edition":1,"question":"2/energy/green/R/card","answer":"4"}' AS BLOB),2088543905);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',36,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/blue//first","answer":"R"}' AS BLOB),833961580);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',37,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red//first","answer":"R"}' AS BLOB),-1243835463);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',38,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/blue/R/card","answer":"6"}' AS BLOB),-17644175);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',39,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red/R/card","answer":"5"}' AS BLOB),1271005842);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',40,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/blue/S/card","answer":"4"}' AS BLOB),-1545570693);
INSERT INTO "acts" VALUES('vuqp2nhvwc9s',41,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red/S/card","answer":"2"}' AS BLOB),-925305236);
CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        device TEXT NOT NULL,
        your_turn INTEGER NOT NULL, number INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
INSERT INTO "members" VALUES('vuqp2nhvwc9s','ann',0,3);
INSERT INTO "members" VALUES('vuqp2nhvwc9s','eve',1,3);
INSERT INTO "members" VALUES('vuqp2nhvwc9s','phone',0,3);
CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        until REAL NOT NULL,
        code_hash TEXT NOT NULL UNIQUE,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
CREATE TABLE snapshots (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
        body BLOB NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE subscriptions (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        told TEXT NOT NULL,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        seed TEXT NOT NULL,
        player_hash TEXT NOT NULL UNIQUE,
        watcher_hash TEXT NOT NULL UNIQUE,
        status TEXT NOT NULL,
        stage TEXT NOT NULL,
        public INTEGER NOT NULL,
        seats TEXT NOT NULL,
        open_seats INTEGER NOT NULL,
        created REAL NOT NULL,
        updated REAL NOT NULL
    , round INTEGER NOT NULL DEFAULT 0, winner TEXT NOT NULL DEFAULT '', tour TEXT NOT NULL DEFAULT '', day INTEGER NOT NULL DEFAULT 0, days INTEGER NOT NULL DEFAULT 0, points TEXT NOT NULL DEFAULT '[]', game TEXT NOT NULL DEFAULT 'flamme', clock BLOB NOT NULL DEFAULT x'', due REAL, acts INTEGER NOT NULL DEFAULT 0, people INTEGER);
INSERT INTO "tables" VALUES(3,'vuqp2nhvwc9s','60b805e0d66508828e117bff8b32ceee02e6417d1137eb1beb9d2b4db7d91f8d','fde115f028b2cccdfeb2ef3569ecde8fd8a5d8b96a77e9c682e7b7a3ba394675','753ba65af87984e0f1489ad5a134e810dd71754641f158d91be128f8e984d089','racing','a b c d u',0,'["Ann","random","Eve"]',1,0.0,0.0,3,'','',0,0,'[]','flamme',X'',NULL,42,3);
CREATE INDEX tables_to_join ON tables (created) WHERE public AND status <> 'over';
CREATE INDEX members_by_device ON members (device, number);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX lobbies_by_age ON tables (updated) WHERE status = 'open';
CREATE INDEX races_by_age ON tables (updated) WHERE status = 'over';
CREATE INDEX bot_races_by_age ON tables (updated) WHERE status = 'over' AND people = 0;
COMMIT;
