### La fin d’une course : qui a gagné, pourquoi, et ce qu’elle fut pour chacun.

end-title = L’arrivée de { $stage }
end-podium = Podium : { $names }
end-real-race = Une vraie course
end-rematch = Revanche
end-next = À la table suivante
end-next-open = La table suivante est ouverte. Tout le monde peut suivre.
end-replay = Revoir
end-study = Étudier
end-again = Rejouer vos choix coûteux
end-save = Enregistrer
end-copy = Copier le lien
end-copied = Lien copié.
end-copied-private = Lien copié. Il s’ouvre pour ceux qui étaient à la table.
end-not-copied = Ce navigateur n’a pas voulu copier. Le lien : { $link }

## Contre la montre

end-team = Équipe

## Le classement

end-order = Classement

## La course en graphique

end-behind = Derrière le premier
end-behind-about = en cases, tour par tour

## L’équité

end-fair = Le mélange était fixé avant le départ : vérifiez
end-fair-about = Tous les paquets découlent d’une graine secrète. Son empreinte était visible avant le départ, la graine l’est maintenant : qui a les deux voit que rien n’a été changé.
end-fair-commitment = Empreinte (SHA-256 de la graine), connue depuis le départ
end-fair-seed = Graine
end-fair-match = Vérifié dans ce navigateur : elles vont ensemble.
end-fair-differs = Vérifié dans ce navigateur : elles ne vont pas ensemble.
end-fair-record = Pour vérifier chaque carte de la course, enregistrez-la et lancez : echappee verify
